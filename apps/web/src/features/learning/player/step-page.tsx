import { useEffect, useRef, type ReactNode, type Ref, type RefObject } from "react";
import { Stack } from "#web/shared/ui/stack.tsx";
import styles from "./step-page.module.css";

/**
 * A new step begins at its top, with the focus on its title. Call it in the component above the verdict's banner: effects run from
 * the inside out, and a verdict that comes with the page must not win.
 */
export function useStepFocus(stepId: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [stepId]);
  return heading;
}

/** Attributes of authored text that stands in for a missing translation. */
export const ENGLISH = { lang: "en", dir: "ltr" } as const;

interface StepPageProps {
  /** Changes with the step, and the new page moves in. */
  stepId: string;
  title: string;
  /** `label`: above a question, which is the headline itself. */
  titleLook: "headline" | "label";
  headingRef: Ref<HTMLHeadingElement>;
  direction: "forward" | "back";
  /** The title is in English whatever the language of the interface. */
  isFallback?: boolean;
  children: ReactNode;
}

/** One idea: its title and what belongs to it. */
export function StepPage({
  stepId,
  title,
  titleLook,
  headingRef,
  direction,
  isFallback = false,
  children,
}: StepPageProps) {
  return (
    <Stack key={stepId} as="article" gap={5} className={styles.page} data-direction={direction}>
      <h1 ref={headingRef} className={styles.title} data-look={titleLook} tabIndex={-1} {...(isFallback && ENGLISH)}>
        {title}
      </h1>
      {children}
    </Stack>
  );
}
