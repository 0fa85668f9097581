import { downloadData } from '@cadence/contract/auth/routes';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { asFailure, call } from '../../platform/api/api.ts';
import { failureText } from '../../platform/api/failure-text.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { FormBanner } from './form-banner.tsx';

export function DownloadData() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function download(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const data = await call(downloadData, {});
      const name = `cadence-data-${data.exported_at.slice(0, 10)}.json`;
      saveFile(name, JSON.stringify(data, null, 2), 'application/json');
      toast(`Saved as ${name}.`);
    } catch (failure) {
      setError(failureText(asFailure(failure)));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-5">
      <FormBanner>{error}</FormBanner>
      <p className="text-ink-2">
        One JSON file with everything that Cadence stores about you in your account.
      </p>
      <Button busy={busy} onClick={() => void download()}>
        <Download aria-hidden="true" className="size-[1.1em]" />
        Download my data
      </Button>
    </div>
  );
}
