import { Component, type ReactNode } from 'react';

import { Button } from '../../../components/button';
import { EmptyState } from '../../../components/emptyState';
import { ScreenFrame } from '../../../components/screenFrame';
import { forgetFailures } from '../../../rules/arriving';
import { useTranslation } from '../../i18n/useTranslation';
import { useToTab } from './toTab';

type Props = { children: ReactNode };
type State = { failed: boolean };

/** Keeps a fault in one screen there, and leads out of it. React wants a class for this. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** The fault may have been a part of the app that did not arrive. */
  private readonly reopen = () => {
    forgetFailures();
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ScreenFault onReopen={this.reopen} />;
  }
}

function ScreenFault({ onReopen }: { onReopen: () => void }) {
  const { t } = useTranslation();
  const toTab = useToTab();
  return (
    <ScreenFrame>
      <EmptyState
        title={t('errors.screenTitle')}
        body={t('errors.screenBody')}
        action={{ label: t('errors.reopen'), onPress: onReopen }}
        testID="screenFault"
      />
      <Button kind="secondary" label={t('common.toTable')} onPress={() => toTab('Table')} />
    </ScreenFrame>
  );
}
