import { useEffect, useState } from "react";
import { useAddPushSubscriptionMutation, useRemovePushSubscriptionMutation, type Settings } from "./api.ts";
import { browserPush, type BrowserPush } from "./browser-push.ts";

/** What push messages can do in this browser; null while it is asked. */
export type PushState = "unsupported" | "blocked" | "off" | "on" | null;

interface Push {
  readonly state: PushState;
  readonly isBusy: boolean;
  /** The last change did not work. */
  readonly hasFailed: boolean;
  readonly turnOn: () => Promise<void>;
  readonly turnOff: () => Promise<void>;
}

/** Push messages in this browser. The permission is asked for by `turnOn` only. */
export function usePush({ public_key, devices }: Settings["push"], push: BrowserPush = browserPush): Push {
  const [state, setState] = useState<PushState>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [add] = useAddPushSubscriptionMutation();
  const [remove] = useRemovePushSubscriptionMutation();
  useEffect(() => {
    let isCurrent = true;
    const show = (next: PushState) => isCurrent && setState(next);
    // The server may have forgotten this browser, for example because its push service said so.
    const known = (found: PushState): PushState => (found === "on" && devices === 0 ? "off" : found);
    push.stateWith(public_key).then(
      (found) => show(known(found)),
      () => show("unsupported"),
    );
    return () => void (isCurrent = false);
  }, [push, public_key, devices]);
  const change = async (work: () => Promise<PushState>) => {
    setBusy(true);
    setFailed(false);
    await work().then(setState, () => setFailed(true));
    setBusy(false);
  };
  const turnOn = () =>
    change(async () => {
      if (!(await push.askPermission())) return push.stateWith(public_key);
      const body = await push.subscribe(public_key);
      const { error } = await add({ body });
      if (!error) return "on";
      await push.unsubscribe();
      throw new Error("the server did not take the subscription");
    });
  const turnOff = () =>
    change(async () => {
      const body = await push.subscription();
      // Adding is idempotent and gives the id; what the server does not hear ends with the subscription.
      const { data } = body ? await add({ body }) : {};
      if (data) await remove({ params: { id: data.id } });
      await push.unsubscribe();
      return "off";
    });
  return { state, isBusy, hasFailed, turnOn, turnOff };
}
