import { useState } from "react";

/** Whether a picture failed to load, and the props with which its <img> notices that. A new address starts afresh. */
export function usePictureFailure(address: string | null | undefined) {
  const [failed, setFailed] = useState<typeof address>(null);
  const fail = () => setFailed(address);
  return {
    isBroken: failed !== null && failed === address,
    imageProps: {
      // It may have failed before hydration.
      ref: (picture: HTMLImageElement | null) => {
        if (picture?.complete && picture.naturalWidth === 0) fail();
      },
      onError: fail,
    },
  };
}
