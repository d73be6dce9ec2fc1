import { useState } from 'react'
import type { Token } from '#contract/kit/code/tokens.ts'
import { type CodeFile, type Exercise, maxCodeFiles } from '#contract/learning/practice.ts'
import { Input } from '#web/kit/forms/field.tsx'
import { plural } from '#web/kit/format.ts'
import { ChevronDown, Lock, Plus } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { FileTree } from '#web/kit/lists/file-tree.tsx'
import type { LineNotes } from '../code-editor/code-editor.tsx'
import { CodeFiles } from '../exercise/code-files.tsx'
import { withText } from '../exercise/exercise.rules.ts'
import { FileMenu } from './file-menu.tsx'
import { FileSearch } from './file-search.tsx'
import type { OpenFiles } from './use-open-files.ts'

// With the checks of forms, which take a phone longer than the rest.
const FileDialog = lazyPart(() => import('./file-dialog.tsx'), 'FileDialog')

type ProjectEditorProps = {
  exercise: Exercise
  files: CodeFile[]
  onChange: (files: CodeFile[]) => void
  opened: OpenFiles
  onRun: () => void
  /** Where the code failed. */
  problem: { path: string; line: number } | null
  notes: ReadonlyMap<string, LineNotes>
  lines: ReadonlyMap<string, Token[][]>
}

const noMarks = new Map<string, never>()

/** The files of a project as a tree, a search through them, and the editor with those that are open. */
export function ProjectEditor({ exercise, files, onChange, opened, onRun, ...shown }: ProjectEditorProps) {
  const [isListed, setIsListed] = useState(false)
  const [query, setQuery] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const paths = files.map(({ path }) => path)
  const open = (path: string, line?: number) => {
    opened.show(path, line)
    // On a phone the list covers the place of the editor.
    setIsListed(false)
  }
  const add = (path: string) => {
    onChange([...files, { path, text: '' }])
    open(path, 1)
  }
  return (
    <div className="project-desk">
      <div className="project-side" data-listed={isListed || undefined}>
        <button
          type="button"
          aria-expanded={isListed}
          onClick={() => setIsListed(!isListed)}
          className="project-side-toggle"
        >
          {plural(files.length, 'file')}
          <ChevronDown aria-hidden="true" className={isListed ? 'size-5 rotate-180' : 'size-5'} />
        </button>
        <div className="project-side-list">
          <div className="flex gap-2 p-2">
            <Input
              type="search"
              aria-label="Search in all files"
              placeholder="Search"
              value={query}
              maxLength={100}
              onChange={({ target }) => setQuery(target.value)}
              className="min-h-9 py-1 text-sm"
            />
            <Button
              size="small"
              aria-label="New file"
              title={files.length < maxCodeFiles ? 'New file' : `A project has at most ${maxCodeFiles} files`}
              disabled={files.length >= maxCodeFiles}
              onClick={() => setIsAdding(true)}
              className="px-2"
            >
              <Plus aria-hidden="true" className="size-4.5" />
            </Button>
          </div>
          {query.trim() === '' ? (
            <FileTree
              files={files}
              selected={opened.selected}
              onSelect={open}
              label="Files of the project"
              badge={([file]) =>
                file &&
                exercise.readOnly.includes(file.path) && (
                  <Lock aria-label="read-only" className="size-3.5 shrink-0 text-soft" />
                )
              }
            />
          ) : (
            <FileSearch files={files} query={query} onOpen={open} />
          )}
        </div>
      </div>
      <div className="min-w-0">
        <CodeFiles
          files={opened.open.map((path) => files.find((file) => file.path === path)!)}
          readOnly={exercise.readOnly}
          selected={opened.selected}
          onSelect={opened.show}
          onChange={(path, text) => onChange(withText(files, path, text))}
          onRun={onRun}
          marks={noMarks}
          target={opened.target}
          {...shown}
        >
          <FileMenu exercise={exercise} files={files} onChange={onChange} opened={opened} />
        </CodeFiles>
      </div>
      {isAdding && (
        <FileDialog
          title="New file"
          action="Create"
          path={folderOf(opened.selected)}
          others={paths}
          onPath={add}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  )
}

/** Beside the file that is open. */
const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/') + 1)
