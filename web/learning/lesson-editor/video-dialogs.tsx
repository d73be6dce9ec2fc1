import { useRef, useState } from 'react'
import { maxVideoBytes, NewVideoLink, uploadVideo } from '#contract/learning/videos.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { fileSize } from '#web/kit/format.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { UploadBar } from '#web/kit/forms/upload-bar.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useAddVideoLink, useUploadVideo } from './lesson-editor.api.ts'

type VideoDialogProps = { stepId: number; onClose: () => void }

export function VideoLinkDialog({ stepId, onClose }: VideoDialogProps) {
  const add = useAddVideoLink(stepId)
  const form = useForm({
    schema: NewVideoLink,
    submit: async (body) => {
      await add.mutateAsync({ params: { stepId }, body })
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add a video link"
      intro="It opens in a new tab, on the site it comes from."
      form={form}
      submitLabel="Add link"
      onClose={onClose}
    >
      <Field label="Title" problem={form.problems['title']}>
        <Input name="title" maxLength={120} required data-autofocus />
      </Field>
      <Field label="Link" problem={form.problems['url']}>
        <Input name="url" type="url" inputMode="url" maxLength={500} placeholder="https://" required />
      </Field>
    </FormDialog>
  )
}

export function VideoUploadDialog({ stepId, onClose }: VideoDialogProps) {
  const upload = useUploadVideo(stepId)
  const [video, setVideo] = useState<File | null>(null)
  const [captions, setCaptions] = useState<File | null>(null)
  const [share, setShare] = useState(0)
  const stop = useRef<AbortController | null>(null)
  const form = useForm({
    schema: uploadVideo.body,
    submit: async ({ title }) => {
      if (!video) throw invalidFile('Choose a video')
      if (video.size > maxVideoBytes) throw invalidFile(tooLarge(video))
      const controller = new AbortController()
      stop.current = controller
      await upload.mutateAsync({ title, video, captions, signal: controller.signal, onProgress: setShare })
      toast('Video uploaded')
      onClose()
    },
  })
  const close = () => {
    stop.current?.abort(new Error('Closed'))
    onClose()
  }
  return (
    <FormDialog title="Upload a video" form={form} submitLabel="Upload" busyLabel="Uploading…" onClose={close}>
      <Field label="Title" problem={form.problems['title']}>
        <Input name="title" maxLength={120} required data-autofocus />
      </Field>
      <Field label="Video" hint={`MP4 or WebM, up to ${fileSize(maxVideoBytes)}`} problem={form.problems['files']}>
        <FileDrop
          label="Choose a video"
          accept={['video/mp4', 'video/webm']}
          onFiles={([chosen]) => {
            setVideo(chosen!)
            form.setProblems(chosen!.size > maxVideoBytes ? { files: tooLarge(chosen!) } : {})
          }}
        >
          {video && <ChosenFile file={video} />}
        </FileDrop>
      </Field>
      <Field
        label="Captions"
        optional
        hint="A WebVTT file (.vtt). Many learners watch without sound or in their second language: please add them."
      >
        <FileDrop label="Choose captions" accept={['.vtt', 'text/vtt']} onFiles={([chosen]) => setCaptions(chosen!)}>
          {captions && <ChosenFile file={captions} />}
        </FileDrop>
      </Field>
      {form.isBusy && <UploadBar progress={share} onCancel={() => stop.current?.abort(new Error('Stopped'))} />}
    </FormDialog>
  )
}

function ChosenFile({ file }: { file: File }) {
  return (
    <p className="wrap-anywhere">
      {file.name} <span className="type-small text-soft">{fileSize(file.size)}</span>
    </p>
  )
}

const invalidFile = (problem: string) => new ApiError('invalid_input', problem, { files: problem })
const tooLarge = ({ size }: File) => `This file is ${fileSize(size)}. The limit is ${fileSize(maxVideoBytes)}.`
