import { Conditions } from './conditions.tsx';
import { HealthConsent, useHealthConsent } from './health-consent.tsx';
import { Injuries } from './injuries.tsx';

export function Limits() {
  const agreed = useHealthConsent();
  return (
    <div className="flex flex-col gap-7">
      <HealthConsent />
      {agreed && (
        <>
          <Injuries />
          <Conditions />
        </>
      )}
    </div>
  );
}
