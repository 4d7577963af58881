/** Access to the camera. */

/** Why there is no camera. */
export type CameraProblem = 'refused' | 'no-camera' | 'busy';

/** Whether this page may ask for one: browsers do not let it without https. */
export const canAskForCamera = (): boolean =>
  (navigator.mediaDevices as MediaDevices | undefined)?.getUserMedia !== undefined;

/** The camera on the back of a phone, and as many pixels as are read of a frame. */
const CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 960 } },
};

/** Why the camera cannot be used, from the error of the browser. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'no-camera' : 'busy';
}

export function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Asks for the camera, which is off at once if it is no longer wanted when the person allows it. */
export async function turnOn(signal: AbortSignal): Promise<MediaStream | null> {
  const stream = await navigator.mediaDevices.getUserMedia(CONSTRAINTS);
  if (signal.aborted) turnOff(stream);
  else signal.addEventListener('abort', () => turnOff(stream));
  return signal.aborted ? null : stream;
}
