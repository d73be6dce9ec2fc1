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
import { inlineErrors, useInvalidatingMutation, endpointQuery, useEndpointMutation } from '#web/kit/api/query.ts'
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
const changing = { alsoInvalidates: ['learning', 'tasks'], ...inlineErrors }

export const usePublish = (stepId: number) => useEndpointMutation(keyOf(stepId), publishLesson, changing)

export const useDiscardDraft = (stepId: number) => useEndpointMutation(keyOf(stepId), discardLessonDraft, changing)

export type Progress = { signal: AbortSignal; onProgress: (share: number) => void }
type FileUpload = Progress & { files: File[]; role: StepFileRole; folder: string }

export const useUploadFiles = (stepId: number) =>
  useInvalidatingMutation(
    keyOf(stepId),
    ({ files, role, folder, ...watch }: FileUpload) =>
      callWithProgress(watch)(uploadTaskFiles, { body: { taskStepId: stepId, role, folder }, files }),
    changing,
  )

export const useRenameFile = (stepId: number) => useEndpointMutation(keyOf(stepId), renameStepFile, changing)

export const useReplaceFile = (stepId: number) => useEndpointMutation(keyOf(stepId), replaceStepFile, changing)

export const useRemoveFile = (stepId: number) => useEndpointMutation(keyOf(stepId), removeStepFile, changing)

export const useAddVideoLink = (stepId: number) => useEndpointMutation(keyOf(stepId), addVideoLink, changing)

type VideoUpload = Progress & { title: string; video: File; captions: File | null }

/** The captions are a file of their own: the video stays if they are wrong. */
export const useUploadVideo = (stepId: number) =>
  useInvalidatingMutation(
    keyOf(stepId),
    async ({ title, video, captions, ...watch }: VideoUpload) => {
      const input = { params: { stepId }, body: { title }, files: [video] }
      const { videoId } = await callWithProgress(watch)(uploadVideo, input)
      if (captions) await call(uploadCaptions, { params: { videoId }, files: [captions] })
    },
    changing,
  )

export const useSetCaptions = (stepId: number) => useEndpointMutation(keyOf(stepId), uploadCaptions, changing)

export const useRenameVideo = (stepId: number) => useEndpointMutation(keyOf(stepId), renameVideo, changing)

export const useRemoveVideo = (stepId: number) => useEndpointMutation(keyOf(stepId), removeVideo, changing)
