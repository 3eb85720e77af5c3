/** The two things a window can do with the shell: call it, and hear from it. */
export interface Bridge {
  call<T>(name: string, args: Record<string, unknown>): Promise<T>;
  hear<T>(event: string, heard: (payload: T) => void): Promise<() => void>;
}
