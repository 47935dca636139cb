/** S8.18 */
export type ToastVariant = "default" | "success" | "warning" | "error" | "info";

export interface ToastMessage {
  readonly text: string;
  readonly variant: ToastVariant;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  /** A later toast on the same topic takes its place. */
  readonly topic?: string;
  /** Called when it leaves, by time, by its button or by its action. */
  readonly onClose?: () => void;
  /** Remains until it is dismissed. */
  readonly isSticky?: boolean;
}

type Show = (message: ToastMessage) => void;
let show: Show | null = null;
let pending: ToastMessage[] = [];
let onFirst: () => void = () => undefined;

/** Shows a short message. The code of toasts is loaded with the first one. */
export function toast(text: string, options: Partial<Omit<ToastMessage, "text">> = {}): void {
  const message: ToastMessage = { text, variant: "default", ...options };
  if (show) {
    show(message);
    return;
  }
  pending.push(message);
  onFirst();
}

/** Passes pending and later toasts to the host that shows them; returns how to stop. */
export function hostToasts(host: Show): () => void {
  show = host;
  for (const message of pending) host(message);
  pending = [];
  return () => {
    show = null;
  };
}

/** Calls when a toast is pending and there is no host. */
export function whenFirstToast(listener: () => void): void {
  onFirst = listener;
  if (pending.length > 0) listener();
}
