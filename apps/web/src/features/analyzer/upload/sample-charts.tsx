import { useState } from "react";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { fetchPicture } from "#web/shared/pictures/fetch-picture.ts";
import { Stack } from "#web/shared/ui/stack.tsx";
import { Text } from "#web/shared/ui/text.tsx";
import { toast } from "#web/shared/ui/toasts/toast.ts";
import styles from "./sample-charts.module.css";

/** Drawn by `tooling/draw-sample-charts.ts`. */
const SAMPLES = ["double-bottom", "uptrend", "range"] as const;

interface SampleChartsProps {
  isDisabled: boolean;
  onPicture: (file: Blob) => void;
}

/** Three charts for a first try. They are sent like a picture of one's own. */
export function SampleCharts({ isDisabled, onPicture }: SampleChartsProps) {
  const t = useT();
  const [loading, setLoading] = useState<string | null>(null);
  const take = async (name: string) => {
    setLoading(name);
    try {
      onPicture(await fetchPicture(`/samples/${name}.webp`));
    } catch {
      toast(t("analyzer.problem.offline"), { variant: "error" });
    } finally {
      setLoading(null);
    }
  };
  return (
    <Stack as="section" gap={2} aria-labelledby="samples">
      <Text as="h2" size={6} weight={800} id="samples">
        {t("analyzer.samples")}
      </Text>
      <ul className={styles.samples}>
        {SAMPLES.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.sample}
              disabled={isDisabled || loading !== null}
              aria-busy={loading === name || undefined}
              onClick={() => void take(name)}
            >
              <img src={`/samples/${name}.webp`} alt="" width="1120" height="640" loading="lazy" />
              <span>{t(`analyzer.sample.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
