import { Card } from "#web/shared/ui/card.tsx";
import { Change } from "#web/shared/ui/change.tsx";
import { Facts, QuotePair } from "#web/shared/ui/facts.tsx";
import { Disclosure, FigureTable } from "#web/shared/ui/figure-table.tsx";
import { FileLink } from "#web/shared/ui/file-link.tsx";
import { Icon } from "#web/shared/ui/icon.tsx";
import { LessonLink } from "#web/shared/ui/lesson-link.tsx";
import { NoticeCard } from "#web/shared/ui/notice-card.tsx";
import { PracticeTag } from "#web/shared/ui/practice-tag.tsx";
import { Quantity } from "#web/shared/ui/quantity.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { TextButton, TextLink } from "#web/shared/ui/text-link.tsx";
import { Note, Tag, Tile } from "#web/shared/ui/tinted.tsx";
import styles from "./gallery.module.css";

const nothing = () => undefined;
const TONES = ["violet", "calm", "solid", "right", "wrong", "sunken", "coins"] as const;
const FACTS = [
  { label: "Cost", value: "$1,240.00" },
  { label: "Fees", value: "$1.20", note: "As a broker would charge." },
  { label: "Result", value: "+$84.10", sign: 1 },
  { label: "Total", value: "$1,241.20", isTotal: true },
];
const HOLDINGS = [
  { name: "Kite & Sons", shares: "12", percent: 2.4 },
  { name: "Larch Foods", shares: "0.12345678", percent: -0.8 },
  { name: "Quay Energy", shares: "3", percent: 0 },
] as const;

/** Figures with their names. */
export function FigureSamples() {
  return (
    <Stack gap={4}>
      <Card>
        <Facts facts={FACTS} />
      </Card>
      <Card>
        <QuotePair bid={{ label: "Sell", price: "99.9800" }} ask={{ label: "Buy", price: "100.0200" }} />
      </Card>
      <FigureTable label="Holdings" columns={["Name", "Shares", "Today"]}>
        {HOLDINGS.map(({ name, shares, percent }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Quantity value={shares} />
            </td>
            <td>
              <Change percent={percent} />
            </td>
          </tr>
        ))}
      </FigureTable>
      <Row gap={3} wraps>
        <Change amount="1284" percent={1.25} />
        <Change amount="-96.5" percent={-0.8} />
        <PracticeTag />
      </Row>
      <Disclosure summary="As figures">
        <p className={styles.muted}>What a chart shows, for those who want to read it.</p>
      </Disclosure>
    </Stack>
  );
}

/** Tints, notices and links. */
export function DetailSamples() {
  return (
    <Stack gap={4}>
      <Row gap={3} wraps>
        {TONES.map((tone) => (
          <Tile key={tone} tone={tone}>
            <Icon name="star" />
          </Tile>
        ))}
      </Row>
      <Row gap={3} wraps>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
      </Row>
      {TONES.map((tone) => (
        <Note key={tone} tone={tone}>
          A few words that stand out.
        </Note>
      ))}
      <NoticeCard
        icon="mail"
        title="Confirm your email"
        text="So that you can always get back in."
        action={(words, className) => (
          <button type="button" className={className}>
            {words}
          </button>
        )}
        onDismiss={nothing}
      />
      <LessonLink id="orders" title="How orders meet" about="Markets · 4 min" />
      <Row gap={4} wraps>
        <TextLink to="/gallery">A link in words of its own</TextLink>
        <TextButton>A button that looks like one</TextButton>
        <FileLink href="/gallery">A file</FileLink>
      </Row>
    </Stack>
  );
}
