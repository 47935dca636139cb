/** Ends the push messages of this browser: they were for the account that has signed out. The server learns it from the push service. */
export async function endPush(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    const subscription = await worker?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // Without a push service there is nothing to end.
  }
}
