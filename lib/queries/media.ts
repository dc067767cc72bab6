import { mutationOptions } from "@tanstack/react-query";
import { uploadPicture } from "@/lib/api/browser/media";

export const uploadPictureMutation = () =>
  mutationOptions({ mutationKey: ["media", "upload"], mutationFn: uploadPicture });
