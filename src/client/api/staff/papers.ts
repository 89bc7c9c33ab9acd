// The papers of cars, and their private files.

import type { BodyInputOf } from '#contract/endpoint.ts'
import * as calls from '#contract/staff/fleet/papers.ts'
import { pathOf } from '../site/address.ts'
import { call } from '../http.ts'
import { upload, type UploadOptions } from '../upload.ts'
import { renewCarPapers } from './cars.ts'

export type NewCarPaper = BodyInputOf<typeof calls.addCarPaper>

/** Keeps a file for 24 hours and returns its name, to be sent along with a paper. Throws one of `documentFailures`. */
export function sendPaperFile(file: File, options: UploadOptions = {}): Promise<string> {
  return upload(calls.addPaperFile, { file, ...options })
}

/** Sent again it is the same paper. Throws `changed-meanwhile` when another one counts than `replaces`. */
export async function addCarPaper(car: string, body: NewCarPaper): Promise<void> {
  try {
    await call(calls.addCarPaper, { params: { id: car }, body })
  } finally {
    await renewCarPapers(car)
  }
}

export async function removeCarPaper(car: string, paper: string): Promise<void> {
  try {
    await call(calls.removeCarPaper, { params: { id: car }, body: { paper } })
  } finally {
    await renewCarPapers(car)
  }
}

/** Address of the file; the server checks who may open it, and records each look. */
export const paperFileAddress = (name: string): string => pathOf(calls.getPaperFile.path, { name })
