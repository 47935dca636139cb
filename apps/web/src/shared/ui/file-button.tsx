import { useRef } from "react";
import { Button, type ButtonProps } from "./button.tsx";

interface FileButtonProps extends Omit<ButtonProps, "children" | "onClick"> {
  label: string;
  /** Types of files that may be chosen. */
  accept?: string;
  /** Opens the camera on a phone. */
  capture?: "environment";
  onFile: (file: File) => void;
}

/** Takes a picture from the files or the camera. */
export function FileButton({ label, accept = "image/*", capture, onFile, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look="secondary" {...rest} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept={accept}
        capture={capture}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
    </>
  );
}
