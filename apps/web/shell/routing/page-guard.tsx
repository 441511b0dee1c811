import { Component, type ReactNode } from 'react';
import { PageFault } from './faults.tsx';

/** Keeps a fault in one page from taking the app down: the bars stay, the page says so. */
export class PageGuard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(fault: unknown) {
    reportError(fault);
  }
  override render() {
    return this.state.failed ? <PageFault /> : this.props.children;
  }
}
