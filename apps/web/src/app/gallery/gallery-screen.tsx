import { Button } from "#web/shared/ui/button.tsx";
import { Page } from "#web/shared/ui/page.tsx";

export function GalleryScreen() {
  return (
    <Page title="Gallery">
      <Button>Continue</Button>
    </Page>
  );
}
