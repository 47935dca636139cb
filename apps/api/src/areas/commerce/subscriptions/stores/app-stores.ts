import { openAppStore, type AppStore, type AppleConfig } from "./apple/app-store.ts";
import { openGooglePlay, type GoogleConfig, type GooglePlay } from "./google/google-play.ts";

/** The app stores that bill subscriptions; null for one that is not used. */
export interface AppStores {
  readonly apple: AppStore | null;
  readonly google: GooglePlay | null;
}

interface AppStoresConfig {
  readonly apple: AppleConfig | null;
  readonly google: GoogleConfig | null;
}

/** @throws StartupError if a file cannot be used */
export const openAppStores = ({ apple, google }: AppStoresConfig): AppStores => ({
  apple: apple && openAppStore(apple),
  google: google && openGooglePlay(google),
});
