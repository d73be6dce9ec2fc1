import { useDeferredValue, useMemo, useState } from 'react'
import type { ExerciseEditor, ExerciseFields } from '#contract/learning/practice.ts'
import { type Language, languages } from '#engines/program.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { Plus } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { CheckFields } from './check-fields.tsx'
import { EditorActions } from './editor-actions.tsx'
import { type ExerciseDraft, useExerciseDraft } from './exercise-draft.ts'
import { problemsOf, warningsOf } from './exercise-problems.ts'
import { languageNames } from '../practice/language-names.ts'
import { newExercise } from './exercise-templates.ts'
import { ProjectFields } from './project-fields.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { StarterFiles } from './starter-files.tsx'
import { TryIt, useTryIt } from './try-it.tsx'

export function Editor({ editor }: { editor: ExerciseEditor }) {
  const draft = useExerciseDraft(editor)
  if (!draft.content) return <NoExercise onBegin={(language) => draft.begin(newExercise(language))} />
  return <Form editor={editor} draft={draft} content={draft.content} />
}

type FormProps = { editor: ExerciseEditor; draft: ExerciseDraft; content: ExerciseFields }

function Form({ editor, draft, content }: FormProps) {
  // Deferred, so that reading the checks does not slow down typing.
  const deferred = useDeferredValue(content)
  const problems = useMemo(() => problemsOf(deferred), [deferred])
  const warnings = useMemo(() => warningsOf(deferred), [deferred])
  const trial = useTryIt(editor, content, content.language !== 'project' && problems.every(({ line }) => line === null))
  return (
    <div className="grid grid-cols-1 gap-6">
      {draft.isOutdated && (
        <ChooseVersion
          what="This exercise"
          savedAt={editor.publishedAt}
          onKeep={draft.keepMine}
          onUseOther={draft.discard}
        >
          {editor.publishedBy && <p className="mt-1 font-normal">Published by {editor.publishedBy}.</p>}
        </ChooseVersion>
      )}
      <EditorActions editor={editor} draft={draft} content={content} problems={problems} />
      <SettingsFields content={content} problems={problems} onChange={draft.change} />
      {content.language === 'project' && <ProjectFields content={content} onChange={draft.change} />}
      <StarterFiles content={content} problems={problems} onChange={draft.change} onRun={trial.start} />
      <CheckFields
        content={content}
        problems={problems}
        warnings={warnings}
        onChange={draft.change}
        onRun={trial.start}
      />
      {content.language === 'project' ? <OnServer /> : <TryIt {...trial} />}
    </div>
  )
}

/** What runs them isn't in the page. */
const OnServer = () => (
  <Callout>
    The checks of a project run on the server: when learners try it, and when they submit. They can’t be tried here.
  </Callout>
)

function NoExercise({ onBegin }: { onBegin: (language: Language) => void }) {
  const [language, setLanguage] = useState<Language>('javascript')
  return (
    <div className="grid max-w-xl grid-cols-1 gap-4">
      <Callout>
        In an exercise, learners write code on the step’s page. Checks run there at once, and again on the server when
        they submit.
      </Callout>
      <Field label="Language">
        <Select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
          <Options of={languages.map((one) => [one, languageNames[one]])} />
        </Select>
      </Field>
      <Button variant="primary" className="justify-self-start" onClick={() => onBegin(language)}>
        <Plus aria-hidden="true" className="size-5" />
        Add an exercise
      </Button>
    </div>
  )
}
