import { useCallback } from 'react'
import { line } from '#contract/kit/fields.ts'
import { z } from '#contract/kit/zod.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { scaleImageDown } from '#web/kit/forms/scale-image.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { useUploadFiles } from './lesson-editor.api.ts'

type ImageDialogProps = {
  stepId: number
  image: File
  /** It is among the materials now. */
  onUploaded: (name: string, alt: string) => void
  onClose: () => void
}

// A square bracket would end the text in Markdown.
const Alt = z.object({
  alt: line('what the image shows', 300).refine((alt) => !/[[\]]/.test(alt), 'Leave out square brackets'),
})

/** A pasted or dropped image is uploaded with its text alternative. */
export function ImageDialog({ stepId, image, onUploaded, onClose }: ImageDialogProps) {
  const upload = useUploadFiles(stepId)
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(image)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [image],
  )
  const form = useForm({
    schema: Alt,
    submit: async ({ alt }) => {
      const file = await scaleImageDown(named(image)).catch(() => named(image))
      const watch = { signal: new AbortController().signal, onProgress: () => {} }
      const [stored] = await upload.mutateAsync({ files: [file], role: 'material', folder: '', ...watch })
      onUploaded(stored!.name, alt.trim())
      onClose()
    },
  })
  return (
    <FormDialog
      title="Add an image"
      intro="It’s added to the materials and shown where the cursor is."
      form={form}
      submitLabel="Add image"
      busyLabel="Uploading…"
      onClose={onClose}
    >
      <img ref={show} alt="" className="max-h-56 justify-self-center rounded-control border border-line" />
      <Field
        label="What does the image show?"
        hint="Read aloud to learners who can’t see it: “Bar chart: sales fall from 40 to 10 in May.”"
        problem={form.problems['alt'] ?? form.problems['files']}
      >
        <Input name="alt" maxLength={300} required data-autofocus />
      </Field>
    </FormDialog>
  )
}

/** A pasted screenshot is always called image.png. */
function named(image: File): File {
  if (!/^image\.\w+$/.test(image.name)) return image
  const stamp = new Date().toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return new File([image], `image-${stamp}.${image.name.split('.').at(-1)}`, { type: image.type })
}
