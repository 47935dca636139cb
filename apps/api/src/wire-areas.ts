import type { SheetLibrary } from "@candlewise/content/bundle";
import type { ContentBundle } from "@candlewise/domain/learning/curriculum";
import { assistantArea } from "#api/areas/assistant/area.ts";
import { commerceArea } from "#api/areas/commerce/area.ts";
import { openAppStores } from "#api/areas/commerce/subscriptions/stores/app-stores.ts";
import { providerOf } from "#api/areas/commerce/payments/provider/provider-account.ts";
import { openVatRegister } from "#api/areas/commerce/payments/vat-numbers/vat-register.ts";
import { engagementArea } from "#api/areas/engagement/area.ts";
import { identityArea } from "#api/areas/identity/area.ts";
import { learningArea } from "#api/areas/learning/area.ts";
import { tradingArea } from "#api/areas/trading/area.ts";
import type { Config } from "#api/config.ts";
import { callData } from "#api/platform/http/prune-calls.ts";
import { eventData } from "#api/platform/events/personal-data.ts";
import type { Platform } from "#api/platform/feature.ts";
import type { Secrets } from "#api/platform/keys/secrets.ts";
import { personalDataOf } from "#api/platform/personal-data.ts";

interface Installation {
  readonly config: Config;
  readonly content: ContentBundle;
  /** None when absent. */
  readonly sheets?: SheetLibrary;
  /** Derived from the previous secret, if it was changed. */
  readonly formerSecrets: Secrets | null;
}

const NO_SHEETS: SheetLibrary = { entries: [], read: () => Promise.reject(new Error("There are no cheat-sheets.")) };

/** The only place that connects areas: each gets the ports of the others that it needs. */
export async function wireAreas(platform: Platform, { config, content, sheets, formerSecrets }: Installation) {
  const { market: settings, geo, mail } = config;
  const identity = identityArea(platform, { countryDatabase: geo.databaseFile, operator: mail.operator ?? null });
  const commerce = commerceArea(platform, {
    ...identity.port,
    provider: providerOf(config.payments, platform),
    vatRegister: openVatRegister(config.vatCheckUrl, platform.log),
    stores: openAppStores(config.appStores),
    hasFreePlan: config.hasFreePlan,
    freeCourses: (context) => learning.port.freeCourses(context),
    analyses: (context) => assistant.port.analyses(context),
  });
  const { freePlan } = commerce.port;
  const trading = await tradingArea(platform, {
    settings,
    formerSecrets,
    symbolLimit: freePlan,
    ownsExtra: (userId, kind) => commerce.port.owns(userId, kind),
    lessonLinks: (context, lists) => learning.port.lessonLinks(context, lists),
  });
  const learning = learningArea(platform, { content, ...identity.port, practice: trading.port, freePlan });
  const engagement = engagementArea(
    platform,
    {
      ...identity.port,
      sheets: sheets ?? NO_SHEETS,
      challenges: learning.port.challenges,
      past: async (userId) => {
        const [learned, traded] = await Promise.all([learning.port.past(userId), trading.port.past(userId)]);
        return { ...learned, ...traded };
      },
      isCryptoLesson: (id) => learning.port.isCrypto(id),
      isCryptoTicker: (ticker) => trading.port.instrument(ticker)?.kind === "crypto",
    },
    { formerSecrets, operator: mail.operator ?? mail.address },
  );
  const hasAccess = async (userId: string) => freePlan === null || commerce.port.hasAccess(userId);
  const assistant = assistantArea(platform, { ...identity.port, ...learning.port, hasAccess }, config);
  const areas = [
    ...trading.features,
    ...learning.features,
    ...engagement.features,
    ...assistant.features,
    ...commerce.features,
  ];
  const people = identity.features({
    learningStats: (userId) => learning.port.stats(userId),
    coursesAhead: (context) => learning.port.coursesAhead(context),
    avatarsOf: (userId) => engagement.port.avatarsOf(userId),
    leaving: (transaction, userId) => commerce.port.cancelAll(transaction, userId),
    personalData: [...personalDataOf(areas), eventData(platform.database), callData(platform.database)],
  });
  const { verifier, hiddenFor } = identity;
  return { verifier, hiddenFor, settled: () => identity.settled(), features: [...people, ...areas] };
}
