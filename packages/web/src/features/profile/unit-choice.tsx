import { chooseUnit, useUnit } from '../../platform/items/use-unit.ts';
import { Segmented } from '../../ui/form/segmented.tsx';

const options = [
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
] as const;

export function UnitChoice() {
  return <Segmented label="Weights in" options={options} value={useUnit()} onChange={chooseUnit} />;
}
