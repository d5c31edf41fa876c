import { useState } from "react";

/** Whether the picture at an address failed to load, and what its <img> needs to notice that. Another address starts anew. */
export function usePictureFailure(address: string | null | undefined) {
  const [failed, setFailed] = useState<typeof address>(null);
  const fail = () => setFailed(address);
  return {
    isBroken: failed !== null && failed === address,
    watched: {
      // It may have failed before hydration.
      ref: (picture: HTMLImageElement | null) => {
        if (picture?.complete && picture.naturalWidth === 0) fail();
      },
      onError: fail,
    },
  };
}
