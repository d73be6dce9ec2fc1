import { useState } from 'react'
import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { type LessonEditor, LessonFields, maxLesson } from '#contract/learning/lessons.ts'
import { maxStepName } from '#contract/learning/tasks.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { Paperclip } from '#web/kit/staff-icons.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { limitProblem, reasonOf } from '../task-builder/step-upload.ts'
import { ImageDialog } from './image-dialog.tsx'
import { useUploadFiles } from './lesson-editor.api.ts'
import { MarkdownField } from './markdown-field.tsx'
import { toolClass } from './markdown-toolbar.tsx'
import type { TextFieldName, TextFields } from './use-text-fields.ts'

type ContentFieldsProps = {
  editor: LessonEditor
  content: LessonContent
  onChange: (changes: Partial<LessonContent>) => void
  fields: TextFields
}

const lessonTools = ['heading', 'code', 'run', 'quiz', 'tip', 'table', 'link'] as const
const taskTools = ['criterion', 'code', 'tip', 'link'] as const

/** Name, effort, summary, the lesson and the task. */
export function ContentFields({ editor, content, onChange, fields }: ContentFieldsProps) {
  const [image, setImage] = useState<File | null>(null)
  const upload = useUploadFiles(editor.stepId)
  const problems = problemsOf(content)

  /** An image is shown, any other file is linked. */
  function take(name: TextFieldName, files: File[]) {
    fields.remember(name)
    const [first] = files
    if (first?.type.startsWith('image/')) return setImage(first)
    const problem = limitProblem(files)
    if (problem) return toast(problem, 'problem')
    const watch = { signal: new AbortController().signal, onProgress: () => {} }
    upload.mutate(
      { files, role: 'material', folder: '', ...watch },
      {
        onSuccess: (stored) => stored.forEach((file) => fields.insertFile(file.name, null)),
        onError: (error) => toast(reasonOf(error), 'problem'),
      },
    )
  }
  const text = (name: TextFieldName) => ({
    ref: fields.attach(name),
    value: content[name],
    problem: problems[name],
    onChange: (value: string) => onChange({ [name]: value }),
    onFiles: (files: File[]) => take(name, files),
    moreTools: (
      <MaterialMenu
        editor={editor}
        onChoose={(file) => {
          fields.remember(name)
          fields.insertFile(file, null)
        }}
      />
    ),
  })

  return (
    <>
      <Field
        label="Name"
        hint={`For lists, emails and the certificate. ${content.name.length} of ${maxStepName}`}
        problem={problems.name}
      >
        <Input
          name="name"
          value={content.name}
          maxLength={maxStepName}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-[1fr_2fr]">
        <Field label="Effort" problem={problems.effort}>
          <Input
            name="effort"
            value={content.effort}
            maxLength={60}
            placeholder="about 2 hours"
            onChange={(event) => onChange({ effort: event.target.value })}
          />
        </Field>
        <Field label="Summary" problem={problems.summary}>
          <Input
            name="summary"
            value={content.summary}
            maxLength={300}
            placeholder="What learners can do afterwards"
            onChange={(event) => onChange({ summary: event.target.value })}
          />
        </Field>
      </div>
      <div onFocus={() => fields.remember('lesson')}>
        <MarkdownField
          label="Lesson"
          hint="Markdown. Paste or drop an image to add it."
          maxLength={maxLesson}
          tools={lessonTools}
          className="h-[65dvh] min-h-72"
          {...text('lesson')}
        />
      </div>
      {/```sql run/.test(content.lesson) && (
        <Field
          label="Sample database"
          hint="Its name, for the SQL that runs in this lesson."
          problem={problems.sampleDatabase}
        >
          <Input
            name="sampleDatabase"
            value={content.sampleDatabase}
            maxLength={40}
            onChange={(event) => onChange({ sampleDatabase: event.target.value })}
          />
        </Field>
      )}
      <div onFocus={() => fields.remember('instructions')}>
        <MarkdownField
          label="Your task"
          hint="What to submit, with acceptance criteria. Mentors see them when they review."
          maxLength={10_000}
          tools={taskTools}
          className="h-64 min-h-40"
          {...text('instructions')}
        />
      </div>
      {image && (
        <ImageDialog
          stepId={editor.stepId}
          image={image}
          onUploaded={fields.insertFile}
          onClose={() => setImage(null)}
        />
      )}
    </>
  )
}

/** As the server checks the draft: an error disappears when the field is valid. */
function problemsOf(content: LessonContent): Partial<Record<keyof LessonContent, string>> {
  const checked = LessonFields.safeParse(content)
  if (checked.success) return {}
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [path[0], message]))
}

function MaterialMenu({ editor, onChoose }: { editor: LessonEditor; onChoose: (name: string) => void }) {
  if (editor.materials.length === 0) return null
  return (
    <Menu
      trigger={
        <button type="button" className={toolClass}>
          <Paperclip aria-hidden="true" />
          Material
        </button>
      }
    >
      {editor.materials.map(({ stepFileId, name }) => (
        <MenuItem key={stepFileId} onSelect={() => onChoose(name)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
