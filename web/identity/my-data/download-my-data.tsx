import { Download } from '#web/kit/icons.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useDownloadData } from './api.ts'

export function DownloadMyData() {
  const download = useDownloadData()
  return (
    <OnlineButton
      busy={download.isPending}
      onClick={() =>
        download.mutate(undefined, {
          onSuccess: () => toast('Your download has started. It can take a few minutes.'),
          onError: (error) => toast(error.message, 'problem'),
        })
      }
    >
      <Download aria-hidden="true" className="size-4.5" />
      Download my data
    </OnlineButton>
  )
}
