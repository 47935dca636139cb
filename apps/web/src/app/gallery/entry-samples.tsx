import { useState } from "react";
import { AnswerList } from "#web/shared/ui/answer-list.tsx";
import { DecimalField } from "#web/shared/ui/decimal-field.tsx";
import { FileButton } from "#web/shared/ui/file-button.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { Select, SelectField } from "#web/shared/ui/select-field.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { TextArea } from "#web/shared/ui/text-area.tsx";

const nothing = () => undefined;
const ZONES = [
  { value: "lisbon", label: "Lisbon" },
  { value: "tokyo", label: "Tokyo" },
] as const;
const PACES = [
  { value: "calm", picture: <Icon name="book" />, label: "Calm", text: "One lesson a day", note: "About 4 minutes" },
  {
    value: "steady",
    picture: <Icon name="flame" />,
    label: "Steady",
    text: "Three lessons a day",
    tag: "Most popular",
  },
  { value: "fast", picture: <Icon name="star" />, label: "Fast", text: "Six lessons a day" },
] as const;

/** What learners choose from, write and attach. */
export function EntrySamples() {
  const [zone, setZone] = useState<"lisbon" | "tokyo">("lisbon");
  const [quantity, setQuantity] = useState("12.5");
  const [pace, setPace] = useState<"calm" | "steady" | "fast">("steady");
  return (
    <Stack gap={4}>
      <SelectField
        label="Time zone"
        hint="Days begin at midnight there."
        value={zone}
        options={ZONES}
        onValue={setZone}
      />
      <DecimalField label="Shares" value={quantity} onValue={setQuantity} error="More than you hold." />
      <TextArea label="What went well?" hint="Only you can read it." defaultValue="I waited for my price." rows={3} />
      <Row gap={3} wraps>
        <Select label="Time zone of the list" value={zone} options={ZONES} onValue={setZone} />
        <FileButton label="Choose a picture" icon="image" onFile={nothing} />
      </Row>
      <AnswerList label="Your pace" answers={PACES} value={pace} pending={null} onAnswer={setPace} />
      <AnswerList label="Your pace, saved" answers={PACES} value={pace} pending="fast" onAnswer={nothing} />
    </Stack>
  );
}
