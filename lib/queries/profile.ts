import { mutationOptions } from "@tanstack/react-query";
import { removePhoto, setPhoto, updateProfile } from "@/lib/api/browser/profile";

export const updateProfileMutation = () =>
  mutationOptions({ mutationKey: ["profile", "update"], mutationFn: updateProfile });
export const setPhotoMutation = () =>
  mutationOptions({ mutationKey: ["profile", "setPhoto"], mutationFn: setPhoto });
export const removePhotoMutation = () =>
  mutationOptions({ mutationKey: ["profile", "removePhoto"], mutationFn: () => removePhoto() });
