import { useState } from "react";
import { Button, IconButton, LinkButton } from "#web/shared/ui/button.tsx";
import { Card } from "#web/shared/ui/card.tsx";
import { Segmented, Switch } from "#web/shared/ui/choice.tsx";
import { Icon, ICON_NAMES } from "#web/shared/ui/icon.tsx";
import { Row, Stack } from "#web/shared/ui/stack.tsx";
import { TextField } from "#web/shared/ui/text-field.tsx";
import styles from "./gallery.module.css";

export function ButtonSamples() {
  return (
    <Stack gap={4}>
      <Button isWide>Continue</Button>
      <Row gap={3} wraps>
        <Button look="secondary">Secondary</Button>
        <Button look="violet" icon="play">
          Start
        </Button>
        <Button look="danger">Delete account</Button>
        <Button look="quiet">Forgot password?</Button>
        <LinkButton to="/gallery" look="secondary" icon="book">
          Link
        </LinkButton>
      </Row>
      <Row gap={3} wraps>
        <Button disabled>Disabled</Button>
        <Button isBusy>Busy</Button>
        <Button look="secondary" isBusy>
          Busy
        </Button>
        <IconButton icon="settings" label="Settings" />
        <IconButton icon="close" label="Close" />
      </Row>
    </Stack>
  );
}

export function FieldSamples() {
  return (
    <Stack gap={4}>
      <TextField label="Email" type="email" placeholder="you@example.com" autoComplete="email" />
      <TextField label="Password" type="password" hint="At least 8 characters." autoComplete="new-password" />
      <TextField label="Username" defaultValue="candle" error="That username is taken." autoComplete="off" />
    </Stack>
  );
}

export function ChoiceSamples() {
  const [isOn, setOn] = useState(true);
  const [isOff, setOff] = useState(false);
  const [theme, setTheme] = useState<"system" | "light" | "dark">("system");
  return (
    <Card>
      <Switch label="Sounds" isOn={isOn} onChange={setOn} />
      <Switch label="Reminders" isOn={isOff} onChange={setOff} />
      <Segmented
        label="Theme"
        value={theme}
        onChange={setTheme}
        options={[
          { value: "system", label: "System" },
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
    </Card>
  );
}

export function IconSamples() {
  return (
    <Card>
      <div className={styles.icons}>
        {ICON_NAMES.map((name) => (
          <span key={name} title={name}>
            <Icon name={name} />
          </span>
        ))}
      </div>
    </Card>
  );
}
