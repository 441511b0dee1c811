import { create } from 'zustand';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** What the browser offers for putting the app on the home screen, while it does. */
export const useInstall = create<{ offer: InstallPrompt | null }>(() => ({ offer: null }));

/** Listens from the start: the browser offers it once. The offer is shown where it is looked for, never as a banner. */
export function awaitInstall() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: null }));
}

/** Asks the browser to install; an offer can be taken once. */
export async function install() {
  const { offer } = useInstall.getState();
  useInstall.setState({ offer: null });
  await offer?.prompt();
}
