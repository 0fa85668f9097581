import type { EquipmentProfile } from '@cadence/domain/profile/equipment-profiles';
import { ChevronDown } from 'lucide-react';
import { FromText, pill, steppedBack } from '../generate/picker.tsx';

interface GearButtonProps {
  chosen: EquipmentProfile;
  /** The text names what there is. */
  told?: boolean;
  onOpen: () => void;
}

export function GearButton({ chosen, told, onOpen }: GearButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className={`${pill} max-w-full ${told ? steppedBack : ''}`}
    >
      <span className="text-ink-2">Kit</span>
      {told ? <FromText /> : <span className="min-w-0 truncate font-[650]">{chosen.name}</span>}
      <ChevronDown aria-hidden="true" className="-mr-0.5 size-3.5 shrink-0" />
    </button>
  );
}
