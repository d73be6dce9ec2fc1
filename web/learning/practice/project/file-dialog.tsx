import { z } from '#contract/kit/zod.ts'
import { FilePath } from '#contract/learning/exercises/exercise-files.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { pathProblem } from './project-files.rules.ts'

type FileDialogProps = {
  title: string
  action: string
  /** To begin with. */
  path: string
  /** Paths of the other files. */
  others: readonly string[]
  onPath: (path: string) => void
  onClose: () => void
}

/** Asks for the path of a file. */
export function FileDialog({ title, action, path, others, onPath, onClose }: FileDialogProps) {
  const form = useForm({
    schema: z.object({
      path: FilePath.superRefine((typed, context) => {
        const message = pathProblem(typed, others)
        if (message) context.addIssue({ code: 'custom', message })
      }),
    }),
    submit: async ({ path: typed }) => {
      onPath(typed)
      onClose()
    },
  })
  return (
    <FormDialog title={title} form={form} submitLabel={action} onClose={onClose}>
      <Field label="Path" hint="With its folders, such as src/money.js" problem={form.problems['path']}>
        <Input
          name="path"
          defaultValue={path}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          data-autofocus
        />
      </Field>
    </FormDialog>
  )
}
