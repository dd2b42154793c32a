// What inlined.sass was made of, as nvdisasm -gi names its lines.
__device__ float scaled(float x, float by) {
  return x * by;
}

__global__ void scale(float *to, const float *from, float by, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) {
    to[i] = scaled(from[i], by);
  }
}
