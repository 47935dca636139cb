import { lazy, Suspense, useState, type ComponentType } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Skeleton } from "./skeleton.tsx";
import { ErrorState } from "./states.tsx";

interface LazyPartProps<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}

const componentOf = <Props extends object>(load: LazyPartProps<Props>["load"]) =>
  lazy(async () => ({ default: await load() }));

/** A part of a screen in a chunk of its own. When that does not arrive, it says so and can be tried again. */
export function LazyPart<Props extends object>({ load, props }: LazyPartProps<Props>) {
  // React remembers a failure for good: another attempt is another component.
  const [Part, setPart] = useState(() => componentOf(load));
  return (
    <ErrorBoundary
      onReset={() => setPart(componentOf(load))}
      fallbackRender={({ resetErrorBoundary }) => <ErrorState onRetry={resetErrorBoundary} />}
    >
      <Suspense fallback={<Skeleton shape="card" />}>
        <Part {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
