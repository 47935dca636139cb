/** S8.18 */
export type ToastVariant = "default" | "success" | "warning" | "error" | "info";

export interface Toast {
  readonly text: string;
  readonly variant: ToastVariant;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Stays until it is dismissed. */
  readonly isSticky?: boolean;
}

type Show = (toast: Toast) => void;
let show: Show | null = null;
let waiting: Toast[] = [];
let onFirst: () => void = () => undefined;

/** Shows a short message. The code that draws toasts is fetched with the first one. */
export function toast(text: string, options: Partial<Omit<Toast, "text">> = {}): void {
  const message: Toast = { text, variant: "default", ...options };
  if (show) {
    show(message);
    return;
  }
  waiting.push(message);
  onFirst();
}

/** The host that draws toasts takes what waits and everything after it; returns how to stop. */
export function hostToasts(host: Show): () => void {
  show = host;
  for (const message of waiting) host(message);
  waiting = [];
  return () => {
    show = null;
  };
}

/** Called when a toast waits and no host is there. */
export function whenFirstToast(listener: () => void): void {
  onFirst = listener;
  if (waiting.length > 0) listener();
}
