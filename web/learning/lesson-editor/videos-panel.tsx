import { useRef, useState } from 'react'
import { z } from '#contract/kit/zod.ts'
import { renameVideo, type StepVideo } from '#contract/learning/videos.ts'
import { fileSize } from '#web/kit/format.ts'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Ellipsis, ExternalLink } from '#web/kit/icons.tsx'
import { Film } from '#web/kit/staff-icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { reasonOf } from '../task-builder/step-upload.ts'
import { hostOf } from '../videos/step-videos.tsx'
import { useRemoveVideo, useRenameVideo, useSetCaptions } from './lesson-editor.api.ts'
import { VideoLinkDialog, VideoUploadDialog } from './video-dialogs.tsx'

export function VideosPanel({ stepId, videos }: { stepId: number; videos: StepVideo[] }) {
  const [dialog, setDialog] = useState<'link' | 'upload' | null>(null)
  const close = () => setDialog(null)
  return (
    <section aria-labelledby="videos" className="surface grid grid-cols-1 gap-4 p-4 sm:p-5">
      <div>
        <h2 id="videos" tabIndex={-1} className="type-h3 outline-none">
          Videos
        </h2>
        <p className="type-small mt-1 text-soft">Shown above the lesson. Learners resume where they stopped.</p>
      </div>
      {videos.length > 0 && (
        <ul aria-label="Videos" className="divide-y divide-line rounded-control border border-line">
          {videos.map((video) => (
            <VideoRow key={video.videoId} stepId={stepId} video={video} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setDialog('link')}>Add a link</Button>
        <Button onClick={() => setDialog('upload')}>Upload a video</Button>
      </div>
      {dialog === 'link' && <VideoLinkDialog stepId={stepId} onClose={close} />}
      {dialog === 'upload' && <VideoUploadDialog stepId={stepId} onClose={close} />}
    </section>
  )
}

function VideoRow({ stepId, video }: { stepId: number; video: StepVideo }) {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const setCaptions = useSetCaptions(stepId)
  const remove = useRemoveVideo(stepId)
  const chooser = useRef<HTMLInputElement>(null)
  const { videoId, title, isUploaded, captionsUrl, url, bytes } = video
  const Icon = isUploaded ? Film : ExternalLink
  const close = () => setDialog(null)
  return (
    <li className="px-3 py-1.5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-soft" />
        <a href={url} target="_blank" rel="noreferrer" className="link touch min-w-0 flex-1 basis-40 wrap-anywhere">
          {title}
        </a>
        <span className="type-small text-soft">{isUploaded ? fileSize(bytes) : hostOf(url)}</span>
        {isUploaded && (
          <Badge tone={captionsUrl ? 'good' : 'waiting'}>{captionsUrl ? 'Captions' : 'No captions'}</Badge>
        )}
        <Menu
          trigger={
            <Button size="small" variant="quiet" aria-label={`More for ${title}`}>
              <Ellipsis aria-hidden="true" className="size-4" />
            </Button>
          }
        >
          <MenuItem onSelect={() => setDialog('rename')}>Rename</MenuItem>
          {isUploaded && (
            <MenuItem onSelect={() => chooser.current?.click()}>
              {captionsUrl ? 'Replace captions' : 'Add captions'}
            </MenuItem>
          )}
          <MenuItem danger onSelect={() => setDialog('remove')}>
            Remove
          </MenuItem>
        </Menu>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".vtt,text/vtt"
          aria-label={`Captions of ${title}`}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            target.value = ''
            if (chosen)
              setCaptions.mutate({ params: { videoId }, files: [chosen] }, { onSuccess: () => toast('Captions saved') })
          }}
        />
      </div>
      <Problem text={setCaptions.error && reasonOf(setCaptions.error)} />
      {dialog === 'rename' && <RenameVideoDialog stepId={stepId} video={video} onClose={close} />}
      {dialog === 'remove' && (
        <ConfirmDialog
          title={`Remove “${title}”?`}
          text={isUploaded ? 'The video and its captions are deleted. This can’t be undone.' : 'The link is removed.'}
          action="Remove"
          onConfirm={() => remove.mutateAsync({ params: { videoId } })}
          onClose={close}
        />
      )}
    </li>
  )
}

type RenameVideoDialogProps = { stepId: number; video: StepVideo; onClose: () => void }

function RenameVideoDialog({ stepId, video, onClose }: RenameVideoDialogProps) {
  const rename = useRenameVideo(stepId)
  const form = useForm({
    schema: z.object({ title: renameVideo.body.shape.title }),
    submit: async ({ title }) => {
      await rename.mutateAsync({ params: { videoId: video.videoId }, body: { title } })
      onClose()
    },
  })
  return (
    <FormDialog title="Rename video" form={form} submitLabel="Rename" onClose={onClose}>
      <Field label="Title" problem={form.problems['title']}>
        <Input name="title" defaultValue={video.title} maxLength={120} data-autofocus />
      </Field>
    </FormDialog>
  )
}
