import { useNavigate } from 'react-router';
import { SafetyCard } from '../../features/workout/safety/safety-card.tsx';
import { type SafetyLock, unlockTraining } from '../../features/workout/safety/safety-lock.ts';
import { Page } from '../page/page.tsx';

interface TrainingLockProps {
  lock: SafetyLock;
}

/** In place of anything that could be started. */
export function TrainingLock({ lock }: TrainingLockProps) {
  const navigate = useNavigate();
  return (
    <Page title="Smart Timer">
      <SafetyCard
        failure={lock}
        onCleared={() => unlockTraining(lock.id)}
        onNotMeant={() => {
          unlockTraining(lock.id);
          void navigate('/home');
        }}
      />
    </Page>
  );
}
