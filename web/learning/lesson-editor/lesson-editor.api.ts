import { queryOptions } from '@tanstack/react-query'
import {
  discardLessonDraft,
  getLessonEditor,
  getLessonVersion,
  listLessonVersions,
  publishLesson,
} from '#contract/learning/lessons.ts'
import {
  removeStepFile,
  renameStepFile,
  replaceStepFile,
  type StepFileRole,
  uploadTaskFiles,
} from '#contract/learning/tasks.ts'
import { addVideoLink, removeVideo, renameVideo, uploadCaptions, uploadVideo } from '#contract/learning/videos.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, useInvalidatingMutation, endpointQuery } from '#web/kit/api/query.ts'
import { callWithProgress } from '#web/kit/forms/upload-progress.ts'

const keyOf = (stepId: number) => ['learning', 'lesson-editor', stepId]

export const loadEditor = (stepId: number) => call(getLessonEditor, { params: { stepId } })

export const editorOf = (stepId: number) =>
  queryOptions({
    queryKey: keyOf(stepId),
    queryFn: () => loadEditor(stepId),
    // The links to the files expire after a few minutes.
    refetchInterval: 4 * 60_000,
  })

export const versionsOf = (stepId: number) =>
  endpointQuery([...keyOf(stepId), 'versions'], listLessonVersions, { params: { stepId } })

/** A published version never changes. */
export const versionOf = (stepId: number, version: number) =>
  queryOptions({
    queryKey: ['learning', 'lesson-version', stepId, version],
    queryFn: () => call(getLessonVersion, { params: { stepId, version } }),
    staleTime: Infinity,
  })

/** The task builder and the step's page show the same things. Forms and dialogs show errors themselves. */
const useEditorChange = <Input, Reply>(stepId: number, change: (input: Input) => Promise<Reply>) =>
  useInvalidatingMutation(keyOf(stepId), change, { alsoInvalidates: ['learning', 'tasks'], ...inlineErrors })

type Publishing = { version: number; note: string; idempotencyKey: string }

export const usePublish = (stepId: number) =>
  useEditorChange(stepId, ({ idempotencyKey, ...body }: Publishing) =>
    call(publishLesson, { params: { stepId }, body, idempotencyKey }),
  )

export const useDiscardDraft = (stepId: number) =>
  useEditorChange(stepId, () => call(discardLessonDraft, { params: { stepId } }))

export type Progress = { signal: AbortSignal; onProgress: (share: number) => void }
type FileUpload = Progress & { files: File[]; role: StepFileRole; folder: string }

export const useUploadFiles = (stepId: number) =>
  useEditorChange(stepId, ({ files, role, folder, ...watch }: FileUpload) =>
    callWithProgress(watch)(uploadTaskFiles, { body: { taskStepId: stepId, role, folder }, files }),
  )

export const useRenameFile = (stepId: number) =>
  useEditorChange(stepId, ({ stepFileId, name }: { stepFileId: number; name: string }) =>
    call(renameStepFile, { params: { stepFileId }, body: { name } }),
  )

export const useReplaceFile = (stepId: number) =>
  useEditorChange(stepId, ({ stepFileId, file }: { stepFileId: number; file: File }) =>
    call(replaceStepFile, { params: { stepFileId }, files: [file] }),
  )

export const useRemoveFile = (stepId: number) =>
  useEditorChange(stepId, (stepFileId: number) => call(removeStepFile, { params: { stepFileId } }))

export const useAddVideoLink = (stepId: number) =>
  useEditorChange(stepId, (body: { title: string; url: string }) => call(addVideoLink, { params: { stepId }, body }))

type VideoUpload = Progress & { title: string; video: File; captions: File | null }

/** The captions are a file of their own: the video stays if they are wrong. */
export const useUploadVideo = (stepId: number) =>
  useEditorChange(stepId, async ({ title, video, captions, ...watch }: VideoUpload) => {
    const { videoId } = await callWithProgress(watch)(uploadVideo, {
      params: { stepId },
      body: { title },
      files: [video],
    })
    if (captions) await call(uploadCaptions, { params: { videoId }, files: [captions] })
  })

export const useSetCaptions = (stepId: number) =>
  useEditorChange(stepId, ({ videoId, file }: { videoId: number; file: File }) =>
    call(uploadCaptions, { params: { videoId }, files: [file] }),
  )

export const useRenameVideo = (stepId: number) =>
  useEditorChange(stepId, ({ videoId, title }: { videoId: number; title: string }) =>
    call(renameVideo, { params: { videoId }, body: { title } }),
  )

export const useRemoveVideo = (stepId: number) =>
  useEditorChange(stepId, (videoId: number) => call(removeVideo, { params: { videoId } }))
