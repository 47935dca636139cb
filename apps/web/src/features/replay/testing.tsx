import type { ReactNode } from "react";
import { Route, Routes } from "#web/testing/routes.tsx";
import { loadMessages } from "#web/shared/i18n/i18n.ts";
import { renderSignedIn } from "#web/testing/render.tsx";
import { stubServer, type Replies } from "#web/testing/stub-server.ts";

/** Renders for somebody who is signed in, with the texts of replays. */
export async function renderReplay(children: ReactNode, replies: Replies) {
  const seen = stubServer(replies);
  await loadMessages(["replay", "modules/order-form"]);
  const { screen } = await renderSignedIn(
    <Routes>
      <Route path="/here" element={children} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    ["/here"],
  );
  return { screen, seen };
}
