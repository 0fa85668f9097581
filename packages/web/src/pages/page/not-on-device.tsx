import { EmptyState } from '../../ui/empty-state.tsx';

interface NotOnDeviceProps {
  title: string;
}

/** While the banner says that there is no connection: what that takes away here. */
export function NotOnDevice({ title }: NotOnDeviceProps) {
  return (
    <EmptyState title={title}>What you have comes by itself once you are connected.</EmptyState>
  );
}
