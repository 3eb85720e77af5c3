import type { SheetQuestion } from "$shared/types";

/** Whether one of these still has no answer. Nothing of a sheet comes in as long as one has none. */
export const isOpen = (questions: readonly SheetQuestion[]): boolean =>
  questions.some(({ chosen }) => chosen === null);

/** The questions with what was answered since they were read. */
export const answered = (
  questions: readonly SheetQuestion[],
  answers: Readonly<Record<string, number>>,
): SheetQuestion[] =>
  questions.map((question) => ({ ...question, chosen: answers[question.key] ?? question.chosen }));
