import { useRef, useState } from "react";
import type { DrawingTool } from "#web/modules/chart/chart-port.ts";
import { useT } from "#web/shared/i18n/use-t.tsx";
import { DrawingIcon } from "./drawing-icon.tsx";
import styles from "./drawing-tools.module.css";
import { SmallInput } from "#web/shared/ui/small-input.tsx";
import type { Tool } from "./drawing-state.ts";

const TOOLS = [
  "trend",
  "line",
  "ray",
  "horizontal",
  "vertical",
  "channel",
  "fibonacci",
  "rectangle",
  "price",
  "note",
] as const satisfies readonly DrawingTool[];

interface DrawingToolsProps {
  /** The tool whose points are being set. */
  tool: DrawingTool | null;
  /** Keys are setting them, or move a drawing. */
  isByKeys: boolean;
  onTake: (tool: Tool, isByKeys: boolean) => void;
  onCancel: () => void;
  count: number;
  isSelected: boolean;
  onRemove: () => void;
  canUndo: boolean;
  onUndo: () => void;
  canRedo: boolean;
  onRedo: () => void;
  onClear: () => void;
  isUnsaved: boolean;
}

/** Tools to draw on the chart with: a strip beside it on a wide screen, above it on a phone. */
export function DrawingTools({ tool, onTake, onCancel, ...state }: DrawingToolsProps) {
  const t = useT();
  const [isNoting, setNoting] = useState(false);
  const take = (chosen: DrawingTool, isByKeys: boolean): void => {
    setNoting(chosen === "note" && !isNoting);
    if (chosen === tool) return onCancel();
    if (chosen === "note") onCancel();
    else onTake({ name: chosen }, isByKeys);
  };
  return (
    <fieldset className={styles.strip} aria-label={t("charts.drawings")}>
      {TOOLS.map((each) => {
        const name = t(`charts.tool.${each}`);
        return (
          <button
            key={each}
            type="button"
            className={styles.tool}
            aria-pressed={each === tool || (each === "note" && isNoting)}
            aria-label={name}
            title={name}
            // A key activates a button with a click whose count is zero.
            onClick={({ detail }) => take(each, detail === 0)}
          >
            <DrawingIcon name={each} />
          </button>
        );
      })}
      <span className={styles.rule} />
      <Act name="undo" label={t("ui.undo")} isOff={!state.canUndo} onClick={state.onUndo} />
      <Act name="redo" label={t("charts.redo")} isOff={!state.canRedo} onClick={state.onRedo} />
      <Act name="trash" label={t("charts.remove")} isOff={!state.isSelected} onClick={state.onRemove} />
      <Act
        name="clear"
        label={t("charts.clear", { count: state.count })}
        isOff={state.count === 0}
        onClick={state.onClear}
      />
      {isNoting && (
        <NoteForm
          onPlace={(text, isByKeys) => {
            setNoting(false);
            onTake({ name: "note", text }, isByKeys);
          }}
        />
      )}
      <output className={styles.hint}>
        {tool && t(state.isByKeys ? "charts.placingKeys" : "charts.placing", { tool: t(`charts.tool.${tool}`) })}
        {!tool && state.isByKeys && t("charts.movingKeys")}
        {!tool && !state.isByKeys && state.isUnsaved && t("charts.unsaved")}
      </output>
    </fieldset>
  );
}

interface ActProps {
  name: "undo" | "redo" | "trash" | "clear";
  label: string;
  isOff: boolean;
  onClick: () => void;
}

function Act({ name, label, isOff, onClick }: ActProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
    >
      <DrawingIcon name={name} />
    </button>
  );
}

function NoteForm({ onPlace }: { onPlace: (text: string, isByKeys: boolean) => void }) {
  const t = useT();
  const [text, setText] = useState("");
  const isByPointer = useRef(false);
  return (
    <form
      className={styles.note}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onPlace(text.trim(), !isByPointer.current);
        isByPointer.current = false;
      }}
    >
      <SmallInput
        className={styles.input}
        aria-label={t("charts.note")}
        placeholder={t("charts.note")}
        maxLength={140}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button
        type="submit"
        className={styles.place}
        aria-disabled={!text.trim()}
        // Enter in the field clicks it too, without a pointer.
        onClick={({ detail }) => {
          isByPointer.current = detail > 0;
        }}
      >
        {t("charts.place")}
      </button>
    </form>
  );
}
