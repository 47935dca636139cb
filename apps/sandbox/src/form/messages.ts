import ar from "./messages/messages.ar.json" with { type: "json" };
import de from "./messages/messages.de.json" with { type: "json" };
import en from "./messages/messages.en.json" with { type: "json" };
import es from "./messages/messages.es.json" with { type: "json" };
import fr from "./messages/messages.fr.json" with { type: "json" };
import pt from "./messages/messages.pt.json" with { type: "json" };

export type Messages = typeof en;
export type Language = "en" | "es" | "de" | "fr" | "pt" | "ar";

export const MESSAGES: Readonly<Record<Language, Messages>> = { en, es, de, fr, pt, ar };

export const languageOf = (wanted: unknown): Language => {
  const code = typeof wanted === "string" ? wanted.slice(0, 2) : "";
  return Object.hasOwn(MESSAGES, code) ? (code as Language) : "en";
};
